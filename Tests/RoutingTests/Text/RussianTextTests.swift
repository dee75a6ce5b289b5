// SPDX-License-Identifier: Apache-2.0

import Routing
import Testing

/// What a step says in Russian.
struct RussianTextTests {
  static let manoeuvres = StepTable(
    """
    depart; bearing 0 => Двигайтесь на север
    depart; bearing 45; name улица Ленина => Двигайтесь на северо-восток по улице Ленина
    depart; bearing 90; name улица Ленина => Двигайтесь на восток по улице Ленина
    depart; bearing 135 => Двигайтесь на юго-восток
    depart; bearing 180; ref М-10 => Двигайтесь на юг по М-10
    depart; bearing 225 => Двигайтесь на юго-запад
    depart; bearing 270 => Двигайтесь на запад
    depart; bearing 315; name улица Ленина => Двигайтесь на северо-запад по улице Ленина
    depart; bearing 337.4 => Двигайтесь на северо-запад
    depart; bearing 359.9 => Двигайтесь на север
    depart; next Infinite Loop => Двигайтесь к Infinite Loop
    depart; next улица Ленина => Двигайтесь к улице Ленина
    depart; next площадь Революции => Двигайтесь к площади Революции
    turn left => Поверните налево
    turn right => Поверните направо
    turn sharp left => Резко поверните налево
    turn sharp right; name улица Ленина => Резко поверните направо на улицу Ленина
    turn slight left => Плавно поверните налево
    turn slight right; name улица Ленина => Плавно поверните направо на улицу Ленина
    turn straight => Двигайтесь прямо
    turn straight; name улица Ленина => Двигайтесь прямо по улице Ленина
    turn uturn => Развернитесь
    turn uturn; name улица Ленина => Развернитесь
    turn left; name улица Ленина => Поверните налево на улицу Ленина
    turn right; name улица Ленина => Поверните направо на улицу Ленина
    turn right; name Арбат => Поверните направо: Арбат
    turn right; name Infinite Loop => Поверните направо на Infinite Loop
    turn right; ref М-10 => Поверните направо на М-10
    turn right; name улица Ленина; to Тверь \
    => Поверните направо на улицу Ленина, по указателю «Тверь»
    turn right; to Тверь,Москва => Поверните направо, по указателю «Тверь, Москва»
    end of road left; name улица Ленина => Поверните налево на улицу Ленина
    end of road right => Поверните направо
    continue right; name Infinite Loop => Поверните направо на Infinite Loop
    continue slight left; name улица Ленина => Плавно поверните налево на улицу Ленина
    continue straight; name улица Ленина => Двигайтесь прямо по улице Ленина
    continue uturn; name улица Ленина => Развернитесь и двигайтесь обратно по улице Ленина
    continue uturn => Развернитесь и двигайтесь обратно
    new name straight; name улица Ленина => Продолжайте движение по улице Ленина
    new name slight right; ref М-10 => Продолжайте движение по М-10
    new name straight => Продолжайте движение
    fork slight left; ref М-10; to Тверь => Держитесь левее на М-10, по указателю «Тверь»
    fork slight right; name улица Ленина => Держитесь правее на улицу Ленина
    fork straight => Держитесь середины
    fork slight left; exit 12B; to Тверь => Сверните на съезд 12B слева, по указателю «Тверь»
    merge slight left; ref М-10 => Выезжайте на М-10
    merge slight right; refs I 280 South => Выезжайте на I-280 S
    merge slight left => Перестройтесь в основной поток
    on ramp slight right; refs I 280 South; to Daly City \
    => Сверните на въезд справа к I-280 S, по указателю «Daly City»
    on ramp right; refs I 280 South => Поверните направо и выезжайте на I-280 S
    on ramp left; ref М-10 => Поверните налево и выезжайте на М-10
    on ramp right; to Тверь => Поверните направо на въезд, по указателю «Тверь»
    on ramp slight left => Сверните на въезд слева
    on ramp straight; to Тверь => Сверните на въезд, по указателю «Тверь»
    on ramp slight right; merging М-10 => Сверните на въезд справа к М-10
    off ramp slight right; exit 10; street Wolfe Road => Сверните на съезд 10 к Wolfe Road
    off ramp slight right; exit 10; street Wolfe Road; to Тверь \
    => Сверните на съезд 10 к Wolfe Road
    off ramp slight right; exit 12; refs М-10; to Тверь \
    => Сверните на съезд 12 к М-10, по указателю «Тверь»
    off ramp slight right; exit 7; next улица Ленина => Сверните на съезд 7 к улице Ленина
    off ramp slight left; exit 3; to Тверь => Сверните на съезд 3 слева, по указателю «Тверь»
    off ramp slight left; keeps left; exit 3; to Тверь \
    => Сверните на съезд 3, по указателю «Тверь»
    off ramp slight right; keeps left; exit 3 => Сверните на съезд 3 справа
    off ramp slight right; to San Jose => Сверните на съезд, по указателю «San Jose»
    off ramp slight right => Сверните на съезд справа
    off ramp slight left; to Тверь => Сверните на съезд слева, по указателю «Тверь»
    roundabout right; number 1; name улица Ленина \
    => На круговом перекрёстке выберите 1-й съезд на улицу Ленина
    roundabout straight; number 2 => На круговом перекрёстке выберите 2-й съезд
    roundabout left; number 3; ref М-10; to Тверь \
    => На круговом перекрёстке выберите 3-й съезд на М-10, по указателю «Тверь»
    roundabout right => Въезжайте на круговой перекрёсток
    rotary straight; number 2; rotary Площадь Победы; name улица Ленина \
    => На круговом перекрёстке «Площадь Победы» выберите 2-й съезд на улицу Ленина
    rotary straight; rotary Площадь Победы => Въезжайте на круговой перекрёсток «Площадь Победы»
    roundabout turn right; name улица Ленина \
    => На круговом перекрёстке поверните направо на улицу Ленина
    roundabout turn left => На круговом перекрёстке поверните налево
    roundabout turn straight; name улица Ленина \
    => На круговом перекрёстке двигайтесь прямо по улице Ленина
    roundabout turn uturn => На круговом перекрёстке развернитесь
    exit roundabout right; name улица Ленина \
    => Съезжайте с кругового перекрёстка на улицу Ленина
    exit rotary right; rotary Площадь Победы \
    => Съезжайте с кругового перекрёстка «Площадь Победы»
    notification straight; mode ferry; name Сургут — Белый Яр \
    => Воспользуйтесь паромом «Сургут — Белый Яр»
    notification straight; mode ferry => Воспользуйтесь паромом
    notification straight; mode train => Воспользуйтесь поездом
    notification straight; before ferry; name улица Ленина \
    => Покиньте паром и двигайтесь дальше по улице Ленина
    notification straight; before train => Покиньте поезд и двигайтесь дальше
    turn right; over steps => Поверните направо, затем пройдите по лестнице
    turn left; over lift => Поверните налево, затем воспользуйтесь лифтом
    turn straight; over escalator => Воспользуйтесь эскалатором
    notification straight; over square; name площадь Революции => Пересеките площадь Революции
    turn right; over square => Поверните направо, затем пересеките площадь
    turn straight; over steps; name Потёмкинская лестница \
    => Пройдите по лестнице (Потёмкинская лестница)
    depart; bearing 0; over steps => Двигайтесь на север, затем пройдите по лестнице
    use lane straight; lanes ++- => Держитесь двух левых полос
    use lane straight; lanes +-- => Держитесь левой полосы
    use lane straight; lanes -++ => Держитесь двух правых полос
    use lane straight; lanes --+ => Держитесь правой полосы
    use lane straight; lanes -+- => Держитесь средней полосы
    use lane straight; lanes -+++- => Держитесь трёх средних полос
    use lane straight; lanes +-+ => Займите полосу согласно разметке
    arrive => Вы прибыли в место назначения
    arrive left => Место назначения слева от вас
    arrive right => Место назначения справа от вас
    arrive straight => Место назначения прямо перед вами
    arrive; stop 1 => Вы прибыли в промежуточную точку 1
    arrive left; stop 2 => Промежуточная точка 2 слева от вас
    arrive right; stop 3 => Промежуточная точка 3 справа от вас
    arrive straight; stop 4 => Промежуточная точка 4 прямо перед вами
    """)

  static let roads = StepTable(
    """
    turn right; name Садовая улица => Поверните направо на Садовую улицу
    new name straight; name Садовая улица => Продолжайте движение по Садовой улице
    turn right; name Большая Садовая улица => Поверните направо на Большую Садовую улицу
    turn right; name 1-я Тверская-Ямская улица => Поверните направо на 1-ю Тверскую-Ямскую улицу
    new name straight; name 1-я Тверская-Ямская улица \
    => Продолжайте движение по 1-й Тверской-Ямской улице
    turn right; name улица Большая Ордынка => Поверните направо на улицу Большая Ордынка
    turn right; name 3-я улица Строителей => Поверните направо на 3-ю улицу Строителей
    turn right; name Невский проспект => Поверните направо на Невский проспект
    new name straight; name Невский проспект => Продолжайте движение по Невскому проспекту
    new name straight; name проспект Мира => Продолжайте движение по проспекту Мира
    new name straight; name Малый Кисловский переулок \
    => Продолжайте движение по Малому Кисловскому переулку
    new name straight; name 2-й Кадашёвский переулок \
    => Продолжайте движение по 2-му Кадашёвскому переулку
    new name straight; name Коровий Вал => Продолжайте движение по Коровьему валу
    new name straight; name Цветной бульвар => Продолжайте движение по Цветному бульвару
    new name straight; name Верхний проезд => Продолжайте движение по Верхнему проезду
    new name straight; name Ленинградское шоссе => Продолжайте движение по Ленинградскому шоссе
    new name straight; name шоссе Энтузиастов => Продолжайте движение по шоссе Энтузиастов
    new name straight; name Садовое кольцо => Продолжайте движение по Садовому кольцу
    new name straight; name Кремлёвская набережная \
    => Продолжайте движение по Кремлёвской набережной
    turn right; name набережная реки Фонтанки => Поверните направо на набережную реки Фонтанки
    turn right; name Дворцовая площадь => Поверните направо на Дворцовую площадь
    turn right; name МКАД => Поверните направо на МКАД
    new name straight; name Арбат => Продолжайте движение: Арбат
    turn right; name Моховая => Поверните направо: Моховая
    off ramp slight right; exit 4; street Арбат => Сверните на съезд 4 к дороге «Арбат»
    notification straight; over square; name Манежная площадь => Пересеките Манежную площадь
    turn right; ref А-103;М-7 => Поверните направо на А-103 / М-7
    turn right; name Синяя улица => Поверните направо на Синюю улицу
    new name straight; name Синяя улица => Продолжайте движение по Синей улице
    """)

  @Test(arguments: manoeuvres.rows)
  func `a manoeuvre is said as one would say it`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.russian) == text)
  }

  @Test(arguments: roads.rows)
  func `a road stands in a sentence as it should`(step: String, text: String) throws {
    #expect(try StepLine(step).text(.russian) == text)
  }
}
